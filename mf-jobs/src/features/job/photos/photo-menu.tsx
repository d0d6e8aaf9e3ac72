import { Button, CheckIcon, Dropdown, MoreIcon, PlaceIcon, startDownload } from '@dwang/kit';
import { DownloadIcon } from '@dwang/kit/data';
import { useNotify } from '@dwang/shell-api';
import { useKeepsPlace } from './use-keeps-place';

/** What is seldom wanted of the photos of a job. */
export function PhotoMenu({ projectId, isEmpty }: { projectId: number; isEmpty: boolean }) {
  const notify = useNotify();
  const { keepsPlace, toggle } = useKeepsPlace();
  const download = () => {
    if (navigator.onLine) startDownload(`/api/projects/${projectId}/photos/archive`);
    else notify.error({ title: 'No signal', description: 'All photos can be downloaded when there is signal.' });
  };
  const items = [
    { key: 'download', label: 'Download all photos', icon: <DownloadIcon aria-hidden />, disabled: isEmpty, onClick: download },
    {
      key: 'place',
      label: keepsPlace ? 'Stop keeping where photos are taken' : 'Keep where photos are taken',
      icon: keepsPlace ? <CheckIcon aria-hidden /> : <PlaceIcon aria-hidden />,
      onClick: () => void toggle(),
    },
  ];
  return (
    <Dropdown menu={{ items }}>
      <Button type="text" icon={<MoreIcon aria-hidden />} aria-label="More about photos" />
    </Dropdown>
  );
}
