type Size = { width: number; height: number };
type Area = Size & { x: number; y: number };

/** A little more than the frame one aims with. */
const heightOfWidth = 0.6;
const widest = 800;

/** The part of a camera's picture that stands in the middle of its stage, which the picture covers. */
export function aimedArea(picture: Size, stage: Size): Area {
  const scale = Math.max(stage.width / picture.width, stage.height / picture.height);
  const width = stage.width / scale;
  const height = Math.min(stage.height / scale, width * heightOfWidth);
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** As large as bars need to be told apart, and no larger: every pixel costs a slow phone time. */
export function readableSize({ width, height }: Size): Size {
  const scale = Math.min(1, widest / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
