import type { JobType, Weather } from '@dwang/contracts';
import { Alert, Button, StatusTag } from '@dwang/kit';
import { useId, useState } from 'react';
import { SEVERITY_TONES } from './levels';
import { useJobAnalysis } from './use-job-analysis';

/** The six kinds of job of specification 1, section 2. */
const JOB_TYPES: readonly JobType[] = [
  'Residential New Build',
  'Commercial Construction',
  'Road Construction',
  'Exterior Painting',
  'Roofing',
  'Concrete Pouring',
];

/** Fourteen days of one of the six kinds of job, in words. */
export function JobAnalysis({ weather }: { weather: Weather | undefined }) {
  const id = useId();
  const [jobType, setJobType] = useState<JobType>('Residential New Build');
  const { analyse, isRunning, result, error } = useJobAnalysis(weather);
  return (
    <section className="impact-job" aria-label="Job analysis">
      <label htmlFor={id}>Kind of job, next 14 days</label>
      <div className="impact-job-row">
        <select id={id} className="weather-select" value={jobType} onChange={({ target }) => setJobType(target.value as JobType)}>
          {JOB_TYPES.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <Button onClick={() => analyse(jobType)} loading={isRunning}>
          Analyse
        </Button>
      </div>
      <div aria-live="polite">
        {error && <Alert type="error" showIcon title={error} />}
        {result && (
          <div className="impact-job-text">
            <p>
              <StatusTag tone={SEVERITY_TONES[result.severity]}>{result.severity}</StatusTag> <strong>{result.summary}</strong>
            </p>
            {result.rest.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {result.isOwn && <p>Worked out on this device: the server cannot be reached.</p>}
          </div>
        )}
      </div>
    </section>
  );
}
