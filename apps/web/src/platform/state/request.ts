/** Something asked of the server: request, then loaded or error. */
export type Request = {
  status: 'idle' | 'loading' | 'loaded' | 'error';
  /** The server's words; empty when it sent none. */
  error: string | null;
};

export const idle: Request = { status: 'idle', error: null };
export const loading: Request = { status: 'loading', error: null };
export const loaded: Request = { status: 'loaded', error: null };
export const failed = (error: string): Request => ({ status: 'error', error });
