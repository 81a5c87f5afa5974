/** What was chosen is no picture, or of a kind that this device cannot read: the server would refuse it later. */
export class UnreadablePhoto extends Error {
  constructor() {
    super('Berkas ini tidak dapat dibaca. Pilih foto lain, JPG atau PNG.');
  }
}
