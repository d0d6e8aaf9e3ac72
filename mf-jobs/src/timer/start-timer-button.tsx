import type { Project } from '@dwang/contracts';
import { Button, ClockIcon, StartIcon } from '@dwang/kit';
import type { useStartTimer } from './use-start-timer';

interface StartTimerButtonProps {
  project: Pick<Project, 'id' | 'name' | 'hourlyRate' | 'clientName'>;
  timer: ReturnType<typeof useStartTimer>;
  size?: 'small' | 'middle';
  /** The main thing to do on its page. */
  isMain?: boolean;
  /** Shows the icon alone; the words are still heard. */
  compact?: boolean;
}

/** Starts the job timer on a project; while it runs there, it says so instead. */
export function StartTimerButton({ project, timer, size = 'middle', isMain = false, compact = false }: StartTimerButtonProps) {
  const isRunning = timer.isRunningOn(project.id);
  const label = isRunning ? 'Timer running' : 'Start timer';
  return (
    <Button
      type={isMain ? 'primary' : 'default'}
      size={size}
      icon={isRunning ? <ClockIcon aria-hidden /> : <StartIcon aria-hidden />}
      disabled={isRunning || timer.isBusy}
      onClick={() => void timer.start(project)}
      aria-label={`${label} on ${project.name}`}
    >
      {compact ? null : isRunning ? 'Running' : label}
    </Button>
  );
}
