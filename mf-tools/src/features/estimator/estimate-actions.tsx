import { errorText } from '@dwang/client';
import { Button, Dropdown, MoreIcon, Row, useNavigate } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useCreateEstimateMutation } from '../../api/estimates';
import { toContent } from './estimate-edit';
import { ShareDialog } from './share-dialog';
import { useDeleteEstimate } from './use-delete-estimate';
import type { EstimateEditor } from './use-estimate-edit';
import { usePaper } from './use-paper';

interface ActionsProps {
  editor: EstimateEditor;
  isTemplate: boolean;
  onPriceLists: () => void;
}

/** What is done with an estimate: a quote, papers, a link, a template. */
export function EstimateActions({ editor, isTemplate, onPriceLists }: ActionsProps) {
  const { edit, id, flush } = editor;
  const navigate = useNavigate();
  const notify = useNotify();
  const paper = usePaper();
  const remove = useDeleteEstimate();
  const [create] = useCreateEstimateMutation();
  const [isSharing, setSharing] = useState(false);
  const isEmpty = edit.lines.length === 0 && edit.labour.length === 0;

  /** What is done with it is done with what the server has. */
  const whenSaved = async (act: (id: number) => void) => {
    if (!(await flush()) || id === null) {
      notify.error({ title: 'Not saved yet', description: 'Please try again when there is a connection.' });
      return;
    }
    act(id);
  };
  const copy = async (asTemplate: boolean) => {
    try {
      const made = await create({ ...toContent(edit), isTemplate: asTemplate }).unwrap();
      if (!asTemplate) return navigate(`/estimates/${made.id}`);
      notify.success({
        title: 'Template saved',
        description: made.name,
        action: { label: 'Open', run: () => navigate(`/estimates/${made.id}`) },
      });
    } catch (error) {
      notify.error({ title: 'Not saved', description: errorText(error, 'Please try again.') });
    }
  };
  const quote = () =>
    whenSaved((saved) => navigate(`/quotes?new=1&estimateId=${saved}${edit.projectId ? `&projectId=${edit.projectId}` : ''}`));
  const items = [
    { key: 'lists', label: 'Price lists', onClick: onPriceLists },
    { key: 'print', label: 'Print', disabled: isEmpty, onClick: () => void whenSaved((saved) => void paper.print(saved)) },
    { key: 'pdf', label: 'Save PDF', disabled: isEmpty, onClick: () => void whenSaved((saved) => void paper.save(saved)) },
    { key: 'template', label: 'Save as template', disabled: isEmpty, onClick: () => void copy(true) },
    { key: 'copy', label: 'Duplicate', disabled: isEmpty, onClick: () => void copy(false) },
    {
      key: 'delete',
      label: 'Delete',
      danger: true,
      disabled: id === null,
      onClick: () => id !== null && void remove({ id, name: edit.name }, () => navigate('/estimates')),
    },
  ];
  const templateItems = items.filter(({ key }) => key === 'delete' || key === 'lists');
  return (
    <Row>
      <Dropdown menu={{ items: isTemplate ? templateItems : items }}>
        <Button icon={<MoreIcon aria-hidden />} loading={paper.isBusy} aria-label="More" />
      </Dropdown>
      {isTemplate ? (
        <Button type="primary" disabled={isEmpty} onClick={() => void copy(false)}>
          New estimate
        </Button>
      ) : (
        <>
          <Button disabled={isEmpty} onClick={() => void whenSaved(() => setSharing(true))}>
            Share
          </Button>
          <Button type="primary" disabled={isEmpty} onClick={() => void quote()}>
            Make quote
          </Button>
        </>
      )}
      {isSharing && id !== null && <ShareDialog id={id} name={edit.name} onClose={() => setSharing(false)} />}
    </Row>
  );
}
