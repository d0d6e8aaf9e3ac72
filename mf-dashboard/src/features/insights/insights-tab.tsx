import { openTimerDialog } from '@dwang/client';
import type { Recommendation } from '@dwang/contracts';
import { BadIcon, Button, EmptyState, GoodIcon, InfoIcon, LinkButton, WarnIcon } from '@dwang/kit';
import { useGetRecommendationsQuery } from './insights-api';
import { ShowAll, useShown } from './show-all';
import { TabState } from './tab-state';

/** The most pressing fit into the card. */
const SHOWN = 3;

/** What the person's own rows say should be done, each with the button that does it. */
export function InsightsTab() {
  const asked = useGetRecommendationsQuery();
  return (
    <TabState what="your recommendations" asked={asked}>
      {({ items }) => <Advices items={items} />}
    </TabState>
  );
}

function Advices({ items }: { items: readonly Recommendation[] }) {
  const { shown, showAll } = useShown(items, SHOWN);
  if (items.length === 0) {
    return (
      <EmptyState
        text="All in order"
        hint="Nothing is overdue, unbilled for long or over its estimate."
        icon={<GoodIcon aria-hidden />}
      />
    );
  }
  return (
    <>
      <ul className="insights-rows" aria-label="Recommendations">
        {shown.map((item) => (
          <Advice key={item.id} item={item} />
        ))}
      </ul>
      <ShowAll count={items.length} onClick={showAll} />
    </>
  );
}

const ICONS: Record<Recommendation['tone'], typeof BadIcon> = { bad: BadIcon, warn: WarnIcon, calm: InfoIcon };

function Advice({ item }: { item: Recommendation }) {
  const { tone, title, text, why } = item;
  const Icon = ICONS[tone];
  return (
    <li className="insights-advice" data-tone={tone}>
      <span className="insights-advice-mark">
        <Icon aria-hidden />
      </span>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <details>
          <summary>Why am I shown this?</summary>
          <p>{why}</p>
        </details>
      </div>
      <Act item={item} />
    </li>
  );
}

/** A forgotten timer is mended where the person is: the shell asks when the work ended. */
function Act({ item: { kind, title, action } }: { item: Recommendation }) {
  const name = `${action.label}: ${title}`;
  if (kind === 'timer-forgotten') {
    return (
      <Button aria-label={name} onClick={() => openTimerDialog({ kind: 'choose-end' })}>
        {action.label}
      </Button>
    );
  }
  return (
    <LinkButton to={action.to} aria-label={name}>
      {action.label}
    </LinkButton>
  );
}
