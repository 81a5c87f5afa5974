/** Tells later whether the login is still that of now: a late answer must not bring back who has left. */
export function rememberLogin(token: { read: () => string | undefined }): () => boolean {
  const now = token.read();
  return () => token.read() === now;
}
