/** Linear red, green and blue, each from 0 to 1. */
export type Light = readonly [number, number, number];

type Tokens = Record<'light' | 'dark', Record<string, Light>>;

const colour = /#[0-9a-f]+|oklch\([^()]*\)/g;

/** Every opaque colour that a style sheet names `--color-…`, as it is in each theme. */
export function readTokens(styles: string): Tokens {
  const tokens: Tokens = { light: {}, dark: {} };
  for (const [, name = '', value = ''] of styles.matchAll(/--color-([\w-]+): ([^;]+);/g)) {
    const [light, dark = light] = value.match(colour) ?? [];
    if (!light || !dark || value.includes('/')) continue;
    tokens.light[name] = lightOf(light);
    tokens.dark[name] = lightOf(dark);
  }
  return tokens;
}

/** As WCAG 2 counts it. */
export function contrast(one: Light, other: Light): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const luminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

const within = (value: number) => Math.min(1, Math.max(0, value));

function lightOf(value: string): Light {
  return value.startsWith('#') ? fromHex(value.slice(1)) : fromOklch(value);
}

function fromHex(digits: string): Light {
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const part = (index: number) => {
    const value = Number.parseInt(long.slice(index * 2, index * 2 + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(0), part(1), part(2)];
}

/** Björn Ottosson's Oklab, by way of its cone responses. */
function fromOklch(value: string): Light {
  const [lightness = 0, chroma = 0, hue = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    within(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    within(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    within(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}
