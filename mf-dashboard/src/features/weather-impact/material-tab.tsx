import type { WorkAssessment } from '@dwang/contracts';

/** What the weather does to the materials of this trade, and what to do about it. */
export function MaterialTab({ advisories }: { advisories: WorkAssessment['materialAdvisories'] }) {
  if (advisories.length === 0)
    return <p className="impact-none">No material of this trade needs special care in the next five days.</p>;
  return (
    <ul className="impact-materials" aria-label="Material advisories">
      {advisories.map(({ material, impact, mitigationStrategy }) => (
        <li key={material + impact}>
          <strong>{material}</strong>
          <span>{impact}</span>
          <p>{mitigationStrategy}</p>
        </li>
      ))}
    </ul>
  );
}
