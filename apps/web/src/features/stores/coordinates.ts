import type { FieldErrorCode } from '@marketplace/contract/errors';

type Point = { latitude: number; longitude: number };

/** As a map copies it: -6.1754, 106.8272. */
export const coordinatesText = (point: {
  latitude: number | null;
  longitude: number | null;
}): string => (point.latitude === null ? '' : `${point.latitude}, ${point.longitude}`);

export function coordinatesOf(text: string): Point | Record<never, never> {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  return match ? { latitude: Number(match[1]), longitude: Number(match[2]) } : {};
}

export function coordinatesCheck(text: string): FieldErrorCode | undefined {
  if (text.trim() === '') return undefined;
  const point = coordinatesOf(text);
  if (!('latitude' in point)) return 'coordinates_incomplete';
  const { latitude, longitude } = point;
  const isHere = latitude >= -11.1 && latitude <= 6.1 && longitude >= 94.9 && longitude <= 141.1;
  return isHere ? undefined : 'outside_indonesia';
}
