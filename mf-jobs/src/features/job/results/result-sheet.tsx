import type { ToolResult } from '@dwang/contracts';
import { Alert, Button, Dialog, formatInstant, Heading, Stack, Text } from '@dwang/kit';
import { type DetailItem, DetailList, DownloadIcon } from '@dwang/kit/data';
import { useNotify, useUser } from '@dwang/shell-api';
import { saveResultFile } from './result-file';
import { hasPhoto, ResultPhoto } from './result-photo';
import { figureText, toolWords, trustWords } from './result-words';

/** A whole result: all figures, what to buy, what it was taken with, and its photo. */
export function ResultSheet({ row, onClose }: { row: ToolResult; onClose: () => void }) {
  const { timeZone } = useUser().company;
  const notify = useNotify();
  const taken = formatInstant(row.takenAt, timeZone);
  const save = () =>
    saveResultFile(row, taken).catch(() => notify.error({ title: 'File not saved', description: 'Please try again.' }));
  return (
    <Dialog
      open
      title={row.title}
      onClose={onClose}
      footer={
        <Button icon={<DownloadIcon aria-hidden />} onClick={() => void save()}>
          Save as CSV
        </Button>
      }
    >
      <Stack>
        {row.note && <Text>{row.note}</Text>}
        {row.warnings.map((warning) => (
          <Alert key={warning} type="warning" showIcon title={warning} />
        ))}
        <Part
          title="Result"
          items={row.answers.map(({ label, ...rest }) => ({ label, value: figureText({ label, ...rest }), numeric: true }))}
        />
        <Part
          title="Materials"
          items={row.materials.map(({ description, quantity, unit }) => ({
            label: description,
            value: `${quantity} ${unit}`,
            numeric: true,
          }))}
        />
        <Part
          title="Typed in"
          items={row.inputs.map((input) => ({ label: input.label, value: figureText(input), numeric: true }))}
        />
        <Part title="Taken" items={factsOf(row, taken)} />
        {hasPhoto(row) && <ResultPhoto row={row} whole />}
      </Stack>
    </Dialog>
  );
}

function Part({ title, items }: { title: string; items: DetailItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <Heading level={3}>{title}</Heading>
      <DetailList items={items} />
    </section>
  );
}

const factsOf = (row: ToolResult, taken: string): DetailItem[] =>
  [
    { label: 'When', value: taken },
    { label: 'Tool', value: toolWords(row.tool) },
    { label: 'Device', value: row.device },
    { label: 'Trust', value: trustWords(row).join(', ') },
    { label: 'Source', value: row.source },
  ].filter(({ value }) => value !== '');
