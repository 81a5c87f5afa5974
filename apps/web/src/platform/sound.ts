import { savedValue, saveValue } from './device/local-storage.ts';

const muted = 'sound_muted';
const played = 'sound_played_at';
/** Several tabs hear of the same order, and several orders may come at once: one sound for all of it. */
const quiet = 3000;

export const isMuted = (): boolean => savedValue(muted) === 'yes';

export const setMuted = (isOff: boolean): void => saveValue(muted, isOff ? 'yes' : undefined);

let audio: AudioContext | undefined;

/** The chime, unless it was heard a moment ago or is not wanted; answers whether it was heard. */
export function chimeOnce(): boolean {
  const now = Date.now();
  if (isMuted() || Math.abs(now - Number(savedValue(played) ?? 0)) < quiet || !chime())
    return false;
  saveValue(played, String(now));
  return true;
}

/** Two soft notes: something came. */
export const chime = (): boolean => play(880, 1174.66);

/** A short high note: something was done. */
export const beep = (): boolean => !isMuted() && play(1760);

/** Note after note. Browsers want a tap on the page first. */
function play(...frequencies: number[]): boolean {
  if (navigator.userActivation?.hasBeenActive === false) return false;
  try {
    audio ??= new AudioContext();
    for (const [place, frequency] of frequencies.entries()) note(audio, frequency, place * 0.16);
    return true;
  } catch {
    // No sound on this device; what it tells of is seen all the same.
    return false;
  }
}

function note(audio: AudioContext, frequency: number, delay: number): void {
  const begin = audio.currentTime + delay;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + 0.55);
}
