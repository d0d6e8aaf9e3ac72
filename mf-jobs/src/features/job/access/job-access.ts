import type { ProjectLevel } from '@dwang/contracts';
import { useUser } from '@dwang/shell-api';
import { createContext, useContext } from 'react';

/** What the person may do on the job whose page this is. */
export const JobAccess = createContext<ProjectLevel>('admin');

/** Whether notes, tasks, photos and files may be added. The server decides; this only spares people buttons that it would refuse. */
export const useMayWrite = (): boolean => useContext(JobAccess) !== 'view';

/** Whether the row may be changed: a contractor changes only what they added. */
export function useMayChange(row: { userId: number }): boolean {
  const { role, id } = useUser();
  return useMayWrite() && (role !== 'contractor' || row.userId === id);
}
