import type { Portal } from '@dwang/contracts';
import { formatDay, PlaceIcon, Progress, StatusTag, type Tone } from '@dwang/kit';

type Job = Portal['jobs'][number];

/** What a stage means to the client. */
const STAGES: Record<Job['stage'], { label: string; tone: Tone }> = {
  enquiry: { label: 'Enquiry', tone: 'neutral' },
  quoted: { label: 'Quoted', tone: 'neutral' },
  booked: { label: 'Booked', tone: 'calm' },
  in_progress: { label: 'In progress', tone: 'calm' },
  to_invoice: { label: 'Work finished', tone: 'good' },
  done: { label: 'Completed', tone: 'good' },
};

/** One job as the client may see it. */
export function PortalJob({ job, token }: { job: Job; token: string }) {
  const { name, location, stage, progress, startDate, endDate, photos } = job;
  const { label, tone } = STAGES[stage];
  return (
    <article className="shell-public-card">
      <div className="shell-public-line">
        <h3>{name}</h3>
        <StatusTag tone={tone}>{label}</StatusTag>
      </div>
      {location && (
        <p className="shell-public-beside">
          <PlaceIcon aria-hidden /> {location}
        </p>
      )}
      {stage !== 'done' && <Progress aria-label={`Progress of ${name}`} percent={progress} strokeColor="var(--dwang-calm)" />}
      {(startDate || endDate) && <p className="shell-public-beside">{daysOf(job)}</p>}
      {photos.length > 0 && (
        <ul className="shell-public-photos" aria-label={`Photos of ${name}`}>
          {photos.map((photo) => (
            <li key={photo.id}>
              <a href={addressOf(token, photo.id, 'content')} target="_blank" rel="noreferrer">
                <img
                  src={addressOf(token, photo.id, 'thumbnail')}
                  alt={photo.caption || `Photo of ${formatDay(photo.takenAt)}`}
                  loading="lazy"
                  width={160}
                  height={160}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function daysOf({ startDate, endDate }: Job): string {
  if (startDate && endDate) return `${formatDay(startDate)} to ${formatDay(endDate)}`;
  return startDate ? `From ${formatDay(startDate)}` : `Until ${formatDay(endDate)}`;
}

const addressOf = (token: string, id: number, what: 'thumbnail' | 'content'): string =>
  `/api/portal/${encodeURIComponent(token)}/photos/${id}/${what}`;
