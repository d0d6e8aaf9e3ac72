import { errorText, useUpdateProjectMutation } from '@dwang/client';
import type { Project } from '@dwang/contracts';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { stageLabel } from '../../../stages';
import { type Moved, orderAt, type Place } from './place';

export type Move = (project: Project, to: Place) => void;

/** Moves of jobs on the board: shown at once, taken back when the server refuses, undone from the toast. */
export function useMoves(): { moves: readonly Moved[]; move: Move } {
  const notify = useNotify();
  const [update] = useUpdateProjectMutation();
  const [moves, setMoves] = useState<readonly Moved[]>([]);

  const send = async (moved: Moved): Promise<Project | null> => {
    const { project, stage, stageOrder } = moved;
    setMoves((before) => [...before.filter((one) => one.project.id !== project.id), moved]);
    try {
      return await update({
        id: project.id,
        version: project.version,
        stage,
        ...(stageOrder !== undefined && { stageOrder }),
      }).unwrap();
    } catch (error) {
      setMoves((before) => before.filter((one) => one !== moved));
      notify.error({ title: `Could not move ${project.name}`, description: errorText(error, 'Please try again.') });
      return null;
    }
  };

  const move: Move = async (project, to) => {
    const { stage, stageOrder } = project;
    const done = await send({ project, stage: to.stage, stageOrder: orderAt(to) });
    if (!done || stage === to.stage) return;
    notify.success({
      title: `${project.name} moved to ${stageLabel(to.stage)}`,
      action: { label: 'Undo', run: () => void send({ project: done, stage, stageOrder }) },
    });
  };
  return { moves, move };
}
