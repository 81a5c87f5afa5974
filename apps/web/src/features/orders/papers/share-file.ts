/**
 * Offers a file to the other apps of a phone: to print, to send, to keep. Answers whether it was offered; a desk saves files, and
 * so does a phone that took too long to fetch one and no longer takes the tap for meant.
 */
export async function shareFile(file: File): Promise<boolean> {
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  if (!isPhone || !navigator.canShare?.({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file], title: file.name });
    return true;
  } catch (error) {
    // Whoever closes the list of apps has seen it, and wants nothing more.
    return error instanceof Error && error.name === 'AbortError';
  }
}
