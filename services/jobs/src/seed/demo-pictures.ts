import sharp from 'sharp';

/** Pictures of the demo company's jobs, drawn when it is seeded. Sides in pixels. */
export const PICTURE = { width: 1600, height: 1200 };

const lines = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const HOUSE = `
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#8fbfe0"/><stop offset="1" stop-color="#e6eef2"/></linearGradient>
  <linearGradient id="glass" x2="1" y2="1"><stop stop-color="#31475a"/><stop offset=".5" stop-color="#5d7a8c"/><stop offset="1" stop-color="#2b3c4a"/></linearGradient>
  <rect width="1600" height="1200" fill="url(#sky)"/>
  <path d="M-40 250 700 60 1640 230V320H-40Z" fill="#4a4f55"/>
  <rect y="290" width="1600" height="500" fill="#e9e3d6"/>
  ${lines(13, (index) => `<path d="M0 ${330 + index * 38}H1600" stroke="#cfc7b6" stroke-width="5"/>`)}
  <rect x="520" y="360" width="640" height="430" fill="#f4f2ec"/>
  <rect x="540" y="380" width="290" height="410" fill="url(#glass)"/><rect x="850" y="380" width="290" height="410" fill="url(#glass)"/>`;

const LAWN = `
  <linearGradient id="grass" x2="0" y2="1"><stop stop-color="#7d9457"/><stop offset="1" stop-color="#52693a"/></linearGradient>
  <rect y="790" width="1600" height="410" fill="url(#grass)"/>
  <path d="M240 860q180-50 420 10t520-10q160 40 60 120t-480 60-520-40-0-140Z" fill="#8a7454" opacity=".8"/>
  <path d="M620 790h440l40 70H580Z" fill="#b7b4ac"/>${lines(120, (index) => {
    const [x, y] = [(index * 397) % 1600, 830 + ((index * 151) % 340)];
    return `<path d="M${x} ${y}l6-26 6 26" stroke="#48602f" stroke-width="3" fill="none"/>`;
  })}`;

const JOISTS = `
  <rect y="790" width="1600" height="410" fill="#6f5c43"/>
  ${lines(3, (index) => `<path d="M${-40 - index * 60} ${850 + index * 130}H1700" stroke="#a88a58" stroke-width="${26 + index * 10}"/>`)}
  ${lines(17, (index) => {
    const [top, foot] = [60 + index * 94, -260 + index * 134];
    return `<path d="M${top} 792h16L${foot + 40} 1200h-40Z" fill="#c9a568"/><path d="M${top + 16} 792L${foot + 40} 1200h16L${top + 22} 792Z" fill="#8f7242"/>`;
  })}<rect y="778" width="1600" height="24" fill="#b08f57"/>`;

const DECK = `
  ${lines(14, (index) => {
    const y = 790 + index * (14 + index * 1.3);
    return `<rect y="${y}" width="1600" height="${24 + index * 2.6}" fill="${index % 2 ? '#8d5a3b' : '#97633f'}"/><path d="M0 ${y}H1600" stroke="#4d2f1f" stroke-width="${3 + index * 0.2}"/>`;
  })}
  ${lines(7, (index) => `<rect x="${30 + index * 56}" y="560" width="14" height="${250 + index * 6}" fill="#f4f2ec"/>`)}
  <path d="M10 548H440V572H10Z" fill="#fff"/><ellipse cx="1330" cy="980" rx="120" ry="34" fill="#5b3826"/>
  <path d="M1240 860h180l-24 120h-132Z" fill="#c2653f"/><path d="M1330 870q-120-160-60-250 60 60 60 250 20-200 110-240 20 130-110 240Z" fill="#4f7a45"/>`;

const STUDS = `
  <rect width="1600" height="1200" fill="#3a332b"/>
  ${lines(6, (index) => `<rect x="${60 + index * 290}" width="84" height="1200" fill="${index === 3 ? '#8a6b43' : '#d2ae72'}"/><path d="M${144 + index * 290} 0V1200" stroke="#9b7a45" stroke-width="10"/>`)}
  <rect y="1040" width="1600" height="90" fill="#c29b5e"/><rect y="430" width="1600" height="70" fill="#c9a568"/>
  <radialGradient id="rot"><stop stop-color="#1c140c"/><stop offset=".6" stop-color="#2c2014" stop-opacity=".85"/><stop offset="1" stop-color="#2c2014" stop-opacity="0"/></radialGradient>
  <ellipse cx="975" cy="1010" rx="260" ry="210" fill="url(#rot)"/>
  <path d="M0 180H1600" stroke="#b9bcc0" stroke-width="26"/><path d="M1290 0V1200" stroke="#e9ebee" stroke-width="22"/>`;

const SCENES = { lawn: HOUSE + LAWN, joists: HOUSE + JOISTS, deck: HOUSE + DECK, studs: STUDS };
export type Scene = keyof typeof SCENES;

/** The scene as a JPEG. */
export const drawScene = (scene: Scene): Promise<Buffer> => drawPicture(SCENES[scene]);

/** The shapes of an SVG as a JPEG. */
export function drawPicture(shapes: string): Promise<Buffer> {
  const { width, height } = PICTURE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer();
}
