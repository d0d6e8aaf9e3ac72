const INK = '#1d2b3a';
const text = (x: number, y: number, words: string, size = 44): string =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" text-anchor="middle" fill="${INK}">${words}</text>`;

/** A bathroom of 2.6 by 1.8 m, 500 pixels to the metre, as the floor plan saves it. */
export const BATH_PLAN = `
  <rect width="1600" height="1200" fill="#f7f8fa"/>
  ${Array.from({ length: 33 }, (_, at) => `<path d="M${at * 50} 0V1200" stroke="#e3e7ec" stroke-width="2"/>`).join('')}
  ${Array.from({ length: 25 }, (_, at) => `<path d="M0 ${at * 50}H1600" stroke="#e3e7ec" stroke-width="2"/>`).join('')}
  <rect x="150" y="200" width="1300" height="900" fill="#dfe8f1"/>
  <path d="M150 1100V200H1450V1100H1150M700 1100H150" fill="none" stroke="${INK}" stroke-width="20" stroke-linecap="square"/>
  <path d="M700 1100A450 450 0 0 0 1150 650V1100" fill="none" stroke="${INK}" stroke-width="5" stroke-dasharray="14 12"/>
  <rect x="170" y="220" width="450" height="450" fill="#bcd0e2" stroke="${INK}" stroke-width="5"/>${text(395, 460, 'Shower')}
  <rect x="860" y="220" width="180" height="330" rx="70" fill="#e8dcc8" stroke="${INK}" stroke-width="5"/>${text(950, 400, 'WC')}
  <rect x="1130" y="220" width="300" height="230" fill="#d6e3d2" stroke="${INK}" stroke-width="5"/>${text(1280, 350, 'Basin')}
  ${text(600, 860, '4.68 m²', 64)}${text(800, 150, '2.60 m')}${text(75, 660, '1.80 m', 36)}`;

/** A joist with a phone on it and the bubble a little off the middle, as it is photographed. */
export const DECK_LEVEL = `
  <rect width="1600" height="1200" fill="#7f9158"/>
  ${Array.from({ length: 8 }, (_, at) => `<rect x="${at * 230 - 60}" y="0" width="90" height="1200" fill="#c9a568"/><path d="M${at * 230 + 30} 0V1200" stroke="#8f7242" stroke-width="12"/>`).join('')}
  <g transform="rotate(-2 800 600)"><rect x="520" y="220" width="560" height="780" rx="56" fill="#12181f"/>
  <rect x="548" y="260" width="504" height="700" rx="30" fill="#eef2f6"/>
  <circle cx="800" cy="560" r="190" fill="#dfe8f1" stroke="${INK}" stroke-width="6"/><circle cx="800" cy="560" r="62" fill="none" stroke="${INK}" stroke-width="5"/>
  <circle cx="826" cy="536" r="50" fill="#2f7d4f"/>${text(800, 870, '0.6°', 90)}</g>`;
