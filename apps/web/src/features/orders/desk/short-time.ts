const minute = 60_000;

/** 47 mnt · 1 j 12 mnt · 23 j · 2 h 4 j: the minutes of many hours tell nobody anything. */
export function shortTimeLeft(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / minute));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} mnt`;
  if (hours < 10) return minutes % 60 > 0 ? `${hours} j ${minutes % 60} mnt` : `${hours} j`;
  if (hours < 48) return `${hours} j`;
  return `${Math.floor(hours / 24)} h ${hours % 24} j`;
}
