/** Longer than the two taps of a hurried thumb are apart. */
export const deafFor = 500;
