const LENGTH = 80;
const ARC = 34;
const CORNER = { x: 100, y: 90 };

/** Two edges at their angle. The figure beside it says the same, so it is hidden from screen readers. */
export function AngleDrawing({ degrees }: { degrees: number }) {
  const radians = (degrees * Math.PI) / 180;
  const at = (length: number) => ({ x: CORNER.x + length * Math.cos(radians), y: CORNER.y - length * Math.sin(radians) });
  const [end, arc] = [at(LENGTH), at(ARC)];
  return (
    <svg className="tools-angle-drawing" viewBox="0 0 200 100" aria-hidden>
      <path className="tools-angle-arc" d={`M${CORNER.x + ARC} ${CORNER.y}A${ARC} ${ARC} 0 0 0 ${arc.x} ${arc.y}`} />
      <path className="tools-angle-edge" d={`M${CORNER.x + LENGTH} ${CORNER.y}H${CORNER.x}L${end.x} ${end.y}`} />
    </svg>
  );
}
