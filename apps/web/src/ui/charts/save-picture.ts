const svg = 'http://www.w3.org/2000/svg';

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
  const grid = part.querySelector('table');
  if (chart) await save(copyOf(chart), [chart.clientWidth, chart.clientHeight], part, name);
  else if (grid) await save(drawingOf(grid), [grid.clientWidth, grid.clientHeight], part, name);
}

function copyOf(chart: SVGSVGElement): SVGSVGElement {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const originals = [chart, ...chart.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (!original) continue;
    const looks = getComputedStyle(original);
    // A picture by itself has no styles around it.
    for (const property of drawn)
      (element as SVGElement).style.setProperty(property, looks.getPropertyValue(property));
  }
  return copy;
}

/** A table whose cells are colours: each as the rectangle it is, with the words of the heads that are seen. */
function drawingOf(grid: HTMLTableElement): SVGSVGElement {
  const drawing = document.createElementNS(svg, 'svg');
  const { left, top } = grid.getBoundingClientRect();
  for (const cell of grid.querySelectorAll<HTMLElement>('th, td')) {
    const place = cell.getBoundingClientRect();
    const looks = getComputedStyle(cell);
    const part = document.createElementNS(svg, cell.tagName === 'TD' ? 'rect' : 'text');
    part.setAttribute('x', String(place.left - left));
    part.setAttribute('y', String(place.top - top + (cell.tagName === 'TD' ? 0 : 14)));
    if (cell.tagName === 'TD') {
      part.setAttribute('width', String(place.width));
      part.setAttribute('height', String(place.height));
      part.setAttribute('rx', '4');
      part.style.fill = looks.backgroundColor;
    } else {
      part.textContent = isSeen(cell) ? (cell.textContent ?? '') : '';
      part.style.fill = looks.color;
      part.style.font = looks.font;
    }
    drawing.append(part);
  }
  drawing.setAttribute('width', String(grid.clientWidth));
  drawing.setAttribute('height', String(grid.clientHeight));
  return drawing;
}

/** A head that only a reader of screens is told has no room of its own. */
const isSeen = (cell: HTMLElement): boolean => {
  const words = cell.firstElementChild ?? cell;
  return words.getBoundingClientRect().width > 1;
};

async function save(
  copy: SVGSVGElement,
  [width, height]: readonly [number, number],
  part: HTMLElement,
  name: string,
): Promise<void> {
  copy.setAttribute('xmlns', svg);
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
