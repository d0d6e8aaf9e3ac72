const STUDS = [40, 120, 200, 280, 360, 440, 520];
const DWANGS = [
  { x: 48, y: 196 },
  { x: 128, y: 212 },
  { x: 368, y: 196 },
  { x: 448, y: 212 },
];

/** A framed wall under its roof: studs, plates, a window, and the dwangs that give the product its name. */
export function StudWall() {
  return (
    <svg className="shell-wall" viewBox="0 0 560 400" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMax meet">
      <g className="shell-wall-roof">
        <path d="M8 96 280 12 552 96" />
        <path d="M160 49v47M280 12v84M400 49v47" />
        <path d="M160 49 280 96 400 49" />
      </g>
      <g className="shell-wall-timber">
        <path d="M28 96h504M28 108h504M28 372h504" />
        {STUDS.map((x) => (
          <path key={x} d={x === 280 ? `M${x} 108v40M${x} 264v108` : `M${x} 108v264`} />
        ))}
        <path d="M200 148h160M200 264h160" />
      </g>
      <g className="shell-wall-dwangs">
        {DWANGS.map(({ x, y }) => (
          <path key={x} d={`M${x} ${y}h64`} />
        ))}
      </g>
    </svg>
  );
}
