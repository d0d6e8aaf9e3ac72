import { LinkButton } from '@dwang/kit';
import { SearchSelect } from '@dwang/kit/form';
import { useId } from 'react';
import { PlaceLine } from '../place-line';
import type { Origin } from './use-origin';

interface OriginLineProps {
  origin: Origin;
  jobId: number;
  onChange: (jobId: number) => void;
}

/** From where the distances count: this device or a job's site. */
export function OriginLine({ origin, jobId, onChange }: OriginLineProps) {
  const id = useId();
  return (
    <div className="suppliers-origin">
      <div className="suppliers-origin-field">
        <label htmlFor={id}>Distances from</label>
        <SearchSelect id={id} {...origin.job} none="Where I am" value={jobId} onChange={onChange} />
      </div>
      {jobId === 0
        ? !origin.device.found && <PlaceLine device={origin.device} />
        : origin.isJobUnplaced && (
            <div className="tools-map-line">
              <span role="status">This job is not on the map yet, so distances are from Tauranga.</span>
              <LinkButton type="link" to={`/jobs/${jobId}`}>
                Open job
              </LinkButton>
            </div>
          )}
    </div>
  );
}
