import type { AdminDashboard } from '@dwang/contracts';
import { SectionCard } from '@dwang/kit';

/** Percent from which a ring is orange, and red. Source: specification 2, section 9. */
const BUSY = 70;
const FULL = 90;
/** Of a circle about which 100 is the way round. */
const RADIUS = 100 / (2 * Math.PI);

/** How full the machine is, as four rings. */
export function SystemUsage({ usage }: { usage: AdminDashboard['systemUsage'] }) {
  const rings = { CPU: usage.cpu, Memory: usage.memory, Storage: usage.storage, Network: usage.network };
  return (
    <SectionCard title="System Usage" minHeight="medium">
      <div className="mf-admin-rings">
        {Object.entries(rings).map(([name, percent]) => (
          <Ring key={name} name={name} percent={percent} />
        ))}
      </div>
    </SectionCard>
  );
}

function Ring({ name, percent }: { name: string; percent: number | null }) {
  const colour = `var(--dwang-${(percent ?? 0) >= FULL ? 'bad' : (percent ?? 0) >= BUSY ? 'warn' : 'good'})`;
  const text = percent === null ? 'Not known' : `${percent}%`;
  return (
    <div className="mf-admin-ring">
      <div role="img" aria-label={`${name}: ${text}`}>
        <svg viewBox="0 0 40 40" aria-hidden>
          <title>{name}</title>
          <circle cx="20" cy="20" r={RADIUS} />
          {Boolean(percent) && (
            <circle
              cx="20"
              cy="20"
              r={RADIUS}
              style={{ stroke: colour }}
              strokeDasharray={`${percent} ${100 - (percent ?? 0)}`}
            />
          )}
        </svg>
        <strong aria-hidden>{percent === null ? '–' : text}</strong>
      </div>
      <span>{name}</span>
    </div>
  );
}
