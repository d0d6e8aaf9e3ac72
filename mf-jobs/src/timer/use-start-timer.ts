import { errorText, useGetTimerQuery, usePutTimerMutation, useSaveTimerMutation } from '@dwang/client';
import type { Project, Timer } from '@dwang/contracts';
import { parseCents } from '@dwang/domain';
import { confirmAction } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';

type TimedProject = Pick<Project, 'id' | 'name' | 'hourlyRate'>;

const isOn = (timer: Timer | undefined, projectId: number): boolean =>
  timer !== undefined && timer.status !== 'STOPPED' && timer.projectId === projectId;

/**
 * Starts the one timer on a project in one tap. Time that another project has gathered is saved there first, after asking, so that it is
 * never moved to the wrong job; another device may have started it, so the server is asked first.
 */
export function useStartTimer() {
  const notify = useNotify();
  const { data: timer, refetch } = useGetTimerQuery();
  const [putTimer, { isLoading: isStarting }] = usePutTimerMutation();
  const [saveTimer, { isLoading: isSaving }] = useSaveTimerMutation();

  const start = async (project: TimedProject): Promise<void> => {
    try {
      const now = await refetch().unwrap();
      if (now.uid && now.status !== 'STOPPED' && !isOn(now, project.id)) {
        if (!(await confirmAction(switchQuestion(now, project)))) return;
        await saveTimer({ uid: now.uid }).unwrap();
      }
      const hasRate = parseCents(project.hourlyRate) > 0;
      await putTimer({
        status: 'RUNNING',
        projectId: project.id,
        ...(hasRate ? { hourlyRate: project.hourlyRate } : {}),
      }).unwrap();
      notify.success({ title: 'Timer started', description: project.name });
    } catch (error) {
      notify.error({ title: 'Timer not started', description: errorText(error, 'Please try again.') });
    }
  };

  return {
    start,
    isBusy: isStarting || isSaving,
    /** Whether time is running on this project now. */
    isRunningOn: (projectId: number): boolean => isOn(timer, projectId) && timer?.status === 'RUNNING',
  };
}

const switchQuestion = (timer: Timer, project: TimedProject) => ({
  title: `Start on ${project.name}?`,
  text: `The timer has time on ${timer.projectName ?? 'another project'}. It is saved there first.`,
  confirm: 'Save and start',
});
