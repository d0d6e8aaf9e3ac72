import type { SiteDay, SiteDayOutlook } from '@dwang/contracts';
import { Alert, Button, DeleteIcon, LinkButton, StatusTag, WeatherGlyph } from '@dwang/kit';
import { usePlan } from '../data/use-plan';
import { isKnown, VERDICT_TONES, VERDICT_WORDS, warningsOf } from '../data/weather-words';

interface SiteDayNotesProps {
  day: SiteDay;
  outlook: SiteDayOutlook | undefined;
  onMove: (() => void) | undefined;
  /** It is deleted, or being moved elsewhere. */
  onGone: () => void;
}

/** Above the form of a booked day: what speaks against it, its weather, and what can be done about it. */
export function SiteDayNotes({ day, outlook, onMove, onGone }: SiteDayNotesProps) {
  const { takeOff } = usePlan();
  const warnings = warningsOf(day.conflicts, outlook?.holiday ?? null);
  const remove = async () => {
    if (await takeOff(day)) onGone();
  };
  return (
    <div className="schedule-notes">
      {warnings.map(({ text }) => (
        <Alert key={text} type="warning" showIcon title={text} />
      ))}
      {isKnown(outlook) && (
        <p className="schedule-weather">
          {outlook.icon && <WeatherGlyph name={outlook.icon} />}
          <span>
            <StatusTag tone={VERDICT_TONES[outlook.verdict]}>{VERDICT_WORDS[outlook.verdict]}</StatusTag>{' '}
            {outlook.isSimulated && <StatusTag>Simulated</StatusTag>}
            <br />
            {outlook.place}: {outlook.summary}
          </span>
        </p>
      )}
      <div className="schedule-notes-actions">
        {onMove && <Button onClick={onMove}>Move</Button>}
        <LinkButton to={`/jobs/${day.projectId}`}>Open job</LinkButton>
        <Button danger type="text" icon={<DeleteIcon aria-hidden />} onClick={() => void remove()}>
          Delete
        </Button>
      </div>
    </div>
  );
}
