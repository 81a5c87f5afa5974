/** Runs in a page before its own code, and notes when it shows something, moves by itself, and is busy. */
const noted = { firstPaint: undefined, longTasks: [], layoutShift: 0 };
const shown = {};
const patience = 30_000;

observe('longtask', ({ startTime, duration }) => noted.longTasks.push({ startTime, duration }));
observe('layout-shift', (entry) => {
  if (!entry.hadRecentInput) noted.layoutShift += entry.value;
});
observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') noted.firstPaint = startTime;
});

globalThis.benchmark = {
  noted,
  shown,
  watch(wanted) {
    for (const [name, selector] of Object.entries(wanted)) shown[name] = whenShown(selector);
  },
  /** Milliseconds from a click to the frame that shows what it leads to. */
  async clickUntil(link, selector) {
    const clicked = performance.now();
    [...document.querySelectorAll(link)].find(isInView).click();
    return (await whenShown(selector)) - clicked;
  },
  scripts: () =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
};

function observe(type, note) {
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type,
    buffered: true,
  });
}

/** When the frame that first shows it was painted. */
function whenShown(selector) {
  const latest = performance.now() + patience;
  return new Promise((resolve, reject) => {
    const look = (now) => {
      if ([...document.querySelectorAll(selector)].some(isInView)) {
        afterPaint(() => resolve(performance.now()));
      } else if (now < latest) requestAnimationFrame(look);
      else reject(new Error(`${location} does not show ${selector}`));
    };
    requestAnimationFrame(look);
  });
}

/** A message sent before a frame is painted is read after it. */
function afterPaint(act) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = act;
  port2.postMessage(undefined);
}

function isInView(element) {
  const { width, height, top, bottom } = element.getBoundingClientRect();
  const isInside = width > 1 && height > 1 && bottom > 0 && top < innerHeight;
  return isInside && !element.disabled && element.checkVisibility({ visibilityProperty: true });
}
