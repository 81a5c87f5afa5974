/** Twice as many pixels as on the screen, so that it is sharp where it is pasted. */
const sharpness = 2;

const drawn = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'color',
  'font-size',
  'font-family',
];

/** The chart within a part, as a picture with the colours it has now. */
export async function savePicture(part: HTMLElement, name: string): Promise<void> {
  const chart = part.querySelector<SVGSVGElement>('svg[data-chart]');
  if (!chart) return;
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const [width, height] = [chart.clientWidth, chart.clientHeight];
  const originals = [chart, ...chart.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (!original) continue;
    const looks = getComputedStyle(original);
    // A picture by itself has no styles around it.
    for (const property of drawn)
      (element as SVGElement).style.setProperty(property, looks.getPropertyValue(property));
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = getComputedStyle(part).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = `${name}.png`;
  link.click();
}
