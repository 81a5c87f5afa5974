import { open } from 'node:fs/promises';

export type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';

/** By the first bytes, whatever its name and the sender say; undefined is what we do not take. */
export async function fileTypeAt(path: string): Promise<FileType | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return fileTypeOf(buffer.subarray(0, bytesRead).toString('latin1'));
  } finally {
    await file.close();
  }
}

function fileTypeOf(start: string): FileType | undefined {
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'image/webp';
  return start.startsWith('%PDF-') ? 'application/pdf' : undefined;
}
