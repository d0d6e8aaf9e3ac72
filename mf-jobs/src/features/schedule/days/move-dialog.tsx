import './days.css';
import { errorText } from '@dwang/client';
import type { MoveProposals, SiteDay } from '@dwang/contracts';
import { Dialog, EmptyState, ErrorState, formatShortDay, Skeleton, StatusTag, WeatherGlyph } from '@dwang/kit';
import { useState } from 'react';
import { useMoveProposalsQuery } from '../data/schedule.api';
import { usePlan } from '../data/use-plan';
import { VERDICT_TONES, VERDICT_WORDS } from '../data/weather-words';

/** The next days on which the work could be done instead, each with its reason; one press moves it there. */
export function MoveDialog({ day, onClose }: { day: SiteDay; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useMoveProposalsQuery(day.id, { refetchOnMountOrArgChange: true });
  const { move } = usePlan();
  const [isBusy, setBusy] = useState(false);
  const choose = async (to: string) => {
    setBusy(true);
    const isMoved = await move(day, { day: to, userId: day.userId, userName: day.userName });
    setBusy(false);
    if (isMoved) onClose();
  };
  return (
    <Dialog open title={`Move ${day.projectName}`} onClose={onClose} busy={isBusy}>
      <p className="schedule-hint">
        Now on {formatShortDay(day.day)}
        {day.userName && `, ${day.userName}`}. Choose another day:
      </p>
      {error ? (
        <ErrorState
          title="Could not look for other days"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      ) : data.items.length === 0 ? (
        <EmptyState text="No day of the next two weeks fits." hint="See below why. You can still choose a day by hand." />
      ) : (
        <ul className="schedule-offers">
          {data.items.map((offer) => (
            <Offer key={offer.day} offer={offer} isBusy={isBusy} onChoose={() => void choose(offer.day)} />
          ))}
        </ul>
      )}
      {data && data.passedOver.length > 0 && (
        <details className="schedule-passed">
          <summary>Days passed over</summary>
          <ul>
            {data.passedOver.map(({ day: other, reason }) => (
              <li key={other}>
                <strong>{formatShortDay(other)}</strong> {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Dialog>
  );
}

interface OfferProps {
  offer: MoveProposals['items'][number];
  isBusy: boolean;
  onChoose: () => void;
}

function Offer({ offer: { day, reason, verdict, icon, isSimulated }, isBusy, onChoose }: OfferProps) {
  return (
    <li>
      <button type="button" className="schedule-offer" disabled={isBusy} onClick={onChoose}>
        <span className="schedule-row-sky">{icon && <WeatherGlyph name={icon} />}</span>
        <span className="schedule-offer-words">
          <strong>{formatShortDay(day)}</strong>
          <span>{reason}</span>
        </span>
        {VERDICT_WORDS[verdict] && <StatusTag tone={VERDICT_TONES[verdict]}>{VERDICT_WORDS[verdict]}</StatusTag>}
        {isSimulated && <StatusTag>Simulated</StatusTag>}
      </button>
    </li>
  );
}
