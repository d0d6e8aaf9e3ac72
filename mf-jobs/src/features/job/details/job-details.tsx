import './details.css';
import { errorText, useGetClientQuery, useUpdateProjectMutation } from '@dwang/client';
import type { Project } from '@dwang/contracts';
import { JobsIcon, SectionCard } from '@dwang/kit';
import { type DetailItem, DetailList } from '@dwang/kit/data';
import { Slider } from '@dwang/kit/form';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { progressLabel } from '../../../progress-label';
import { stageLabel } from '../../../stages';
import { useMayWrite } from '../access/job-access';
import { JobMap } from './job-map';
import { SiteAddress } from './site-address';

/** Where the job stands, whom it is for and where it is. */
export function JobDetails({ project }: { project: Project }) {
  const { clientId, clientName, siteName, location, place, sitePlace, stage } = project;
  const isOffice = useUser().role !== 'contractor';
  const client = useGetClientQuery(clientId ?? 0, { skip: clientId === null || !isOffice }).data;
  const address = location || client?.address || '';
  const items: (DetailItem | false)[] = [
    { label: 'Stage', value: stageLabel(stage) },
    { label: 'Client', value: clientName ?? 'No client' },
    !!client?.contact && { label: 'Contact', value: client.contact },
    !!client?.phone && { label: 'Phone', value: <a href={`tel:${client.phone.replace(/[^\d+]/g, '')}`}>{client.phone}</a> },
    !!client?.email && { label: 'Email', value: <a href={`mailto:${client.email}`}>{client.email}</a> },
    {
      label: 'Site',
      value: <SiteAddress name={siteName} address={address} isClients={!location} place={place ?? sitePlace} />,
    },
  ];
  return (
    <SectionCard title="Details" icon={<JobsIcon aria-hidden />} minHeight="small">
      <Progress project={project} />
      <div className="job-details">
        <DetailList items={items.filter((item) => item !== false)} />
      </div>
      <JobMap project={project} />
    </SectionCard>
  );
}

/** 0 to 100 in steps of 5, with its name in words; saved when it is let go. */
function Progress({ project: { id, progress } }: { project: Project }) {
  const mayWrite = useMayWrite();
  const notify = useNotify();
  const [update] = useUpdateProjectMutation();
  const [shown, setShown] = useState<number | null>(null);
  const percent = shown ?? progress;
  const save = async (value: number) => {
    try {
      await update({ id, progress: value }).unwrap();
    } catch (error) {
      notify.error({ title: 'Progress not saved', description: errorText(error, 'Please try again.') });
    }
    setShown(null);
  };
  return (
    <div className="job-progress">
      <div className="job-estimate-line">
        <span>Progress</span>
        <span className="job-estimate-figures">
          {progressLabel(percent)} · {percent}%
        </span>
      </div>
      <Slider
        min={0}
        max={100}
        step={5}
        value={percent}
        disabled={!mayWrite}
        onChange={setShown}
        onChangeComplete={(value: number) => void save(value)}
        ariaLabelForHandle="Progress"
        tooltip={{ open: false }}
      />
    </div>
  );
}
