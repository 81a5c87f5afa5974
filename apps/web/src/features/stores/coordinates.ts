import type { UsualFieldErrorCode } from '@marketplace/contract/field-errors';

type Point = { latitude: number; longitude: number };

/** As a map copies it: -6.1754, 106.8272. */
export const coordinatesText = (point: {
  latitude: number | null;
  longitude: number | null;
}): string => (point.latitude === null ? '' : `${point.latitude}, ${point.longitude}`);

/** Nothing is no point: whoever empties the field takes it off the map. */
export function coordinatesOf(text: string): Point | { latitude: null; longitude: null } {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  return match
    ? { latitude: Number(match[1]), longitude: Number(match[2]) }
    : { latitude: null, longitude: null };
}

export function coordinatesCheck(text: string): UsualFieldErrorCode | undefined {
  if (text.trim() === '') return undefined;
  const { latitude, longitude } = coordinatesOf(text);
  if (latitude === null) return 'coordinates_incomplete';
  const isHere = latitude >= -11.1 && latitude <= 6.1 && longitude >= 94.9 && longitude <= 141.1;
  return isHere ? undefined : 'outside_indonesia';
}
