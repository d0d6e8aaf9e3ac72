import { stampNow, useGetProjectQuery } from '@dwang/client';
import { useViewfinder } from '@dwang/client/photos';
import { Button, Link, Stack, Text } from '@dwang/kit';
import { CameraIcon } from '@dwang/kit/data';
import { ShotForm, Viewfinder } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { JobField } from '../../parts/job-field';
import { noteJob, useFirstJob } from '../../results/last-job';
import type { Shot } from './shot';
import { useKeepShot } from './use-keep-shot';

/** Photos to a job, one after the other, each with its note. The camera is on only while it is aimed. */
export default function ProjectCamTool() {
  const first = useFirstJob();
  const [chosen, setChosen] = useState<number | null>(null);
  const projectId = chosen ?? first;
  const [isOn, setOn] = useState(false);
  const [shot, setShot] = useState<Shot | null>(null);
  const [saved, setSaved] = useState(0);
  const keep = useKeepShot(projectId);
  const save = async (note: string) => {
    if (!shot) return;
    if (projectId <= 0) throw new Error('Please choose a job');
    await keep(shot, note);
    noteJob(projectId);
    setSaved(saved + 1);
    setShot(null);
  };
  const take = (file: File) => setShot({ file, takenAt: stampNow().at });
  return (
    <Stack>
      <JobField
        value={projectId}
        onChange={(id) => {
          setChosen(id);
          setSaved(0);
        }}
      />
      {shot ? (
        <ShotForm
          shot={shot.file}
          hint={projectId <= 0 && <Text>Choose the job above to save it.</Text>}
          onSave={save}
          onRetake={() => setShot(null)}
        />
      ) : isOn ? (
        <Aim onShot={take} />
      ) : (
        <Stack align="center">
          <Text>Photos go to the job above, also without a network.</Text>
          <Button type="primary" size="large" icon={<CameraIcon aria-hidden />} onClick={() => setOn(true)}>
            Start camera
          </Button>
        </Stack>
      )}
      <div role="status">{saved > 0 && projectId > 0 && <SavedTo projectId={projectId} count={saved} />}</div>
    </Stack>
  );
}

/** On its own, so that the camera is on only while it is aimed. */
function Aim({ onShot }: { onShot: (shot: File) => void }) {
  return <Viewfinder {...useViewfinder(onShot, useNotify().error)} onPick={([photo]) => photo && onShot(photo)} />;
}

function SavedTo({ projectId, count }: { projectId: number; count: number }) {
  const { data } = useGetProjectQuery(projectId);
  return (
    <Text>
      {count === 1 ? '1 photo' : `${count} photos`} saved to <Link to={`/jobs/${projectId}`}>{data?.name ?? 'the job'}</Link>
    </Text>
  );
}
