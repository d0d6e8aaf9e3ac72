import { type DwangStore, switchJob, useStore, useTimer } from '@dwang/client';
import type { Project, Timer } from '@dwang/contracts';
import { useNavigate } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';

type TimedProject = Pick<Project, 'id' | 'name' | 'hourlyRate' | 'clientName'>;

const isOn = (timer: Timer | null, projectId: number): boolean =>
  timer !== null && timer.status !== 'STOPPED' && timer.projectId === projectId;

/** Puts the one timer on a project in one tap, also without a network. Time that another project has gathered is saved there first. */
export function useStartTimer() {
  const store = useStore() as DwangStore;
  const notify = useNotify();
  const navigate = useNavigate();
  const { timer } = useTimer();
  const [isBusy, setBusy] = useState(false);

  const start = async ({ id, name, clientName, hourlyRate }: TimedProject): Promise<void> => {
    const isSwitch = timer !== null && timer.status !== 'STOPPED' && !isOn(timer, id);
    const desk = { store, notify, navigate: (path: string) => void navigate(path) };
    setBusy(true);
    const isDone = await switchJob(desk, { id, name, clientName, hourlyRate });
    setBusy(false);
    if (isDone && !isSwitch) notify.success({ title: 'Timer started', description: name });
  };

  return {
    start,
    isBusy,
    /** Whether time is running on this project now. */
    isRunningOn: (projectId: number): boolean => isOn(timer, projectId) && timer?.status === 'RUNNING',
  };
}
