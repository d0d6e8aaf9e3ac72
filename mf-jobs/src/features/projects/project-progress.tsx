import { Progress } from '@dwang/kit';
import { progressLabel } from '../../progress-label';

/** How far a project is: the words, and a bar for the eye. */
export function ProjectProgress({ progress, name }: { progress: number; name: string }) {
  return (
    <span className="jobs-progress">
      <span className="jobs-progress-label">
        {progressLabel(progress)}
        <span className="jobs-progress-figure">{progress}%</span>
      </span>
      <Progress percent={progress} showInfo={false} size="small" aria-label={`Progress of ${name}`} />
    </span>
  );
}
