import { centsToDecimal } from '@dwang/domain';
import { type EstimateSums, type PricedLine, thousandthsText } from '@dwang/domain/estimates';
import { Button, DeleteIcon, Money, StatusTag } from '@dwang/kit';
import { type Column, DataTable } from '@dwang/kit/data';
import type { ReactNode } from 'react';
import { QuantityStepper } from './quantity-stepper';
import { readMoney, TypedInput } from './typed-input';
import type { LineMoves } from './use-line-moves';

interface SummaryTableProps {
  sums: EstimateSums;
  moves: LineMoves;
  supplier: string;
  hasWaste: boolean;
  empty: { text: string; hint: string; action: ReactNode };
}

/** The estimate's materials with the Total row. Source: specification 1, section 2. */
export function SummaryTable({ sums, moves, supplier, hasWaste, empty }: SummaryTableProps) {
  const lineOf = ({ line }: PricedLine) => moves.lines.find(({ uid }) => uid === line.uid);
  const columns: Column<PricedLine>[] = [
    {
      key: 'material',
      title: 'Material',
      width: 'wide',
      render: ({ line, isFallback }) => (
        <span className="estimate-wrap">
          {line.description} {isFallback && <StatusTag tone="neutral">No price at {supplier}</StatusTag>}
        </span>
      ),
    },
    {
      key: 'quantity',
      title: 'Quantity',
      numeric: true,
      render: (priced) => {
        const line = lineOf(priced);
        return (
          line && (
            <QuantityStepper label={line.description} value={line.quantity} onChange={(next) => moves.setQuantity(line, next)} />
          )
        );
      },
    },
    { key: 'unit', title: 'Unit', render: ({ line }) => line.unit || '–' },
    ...(hasWaste
      ? [
          {
            key: 'ordered',
            title: 'With waste',
            numeric: true,
            render: ({ ordered, line }: PricedLine) => `${thousandthsText(ordered)} ${line.unit}`,
          },
        ]
      : []),
    { key: 'price', title: 'Unit Price', numeric: true, render: (priced) => <UnitPrice priced={priced} moves={moves} /> },
    {
      key: 'total',
      title: 'Total',
      numeric: true,
      figure: true,
      render: ({ costCents }) => <Money amount={centsToDecimal(costCents)} strong />,
    },
  ];
  return (
    <DataTable<PricedLine>
      label="Estimate"
      columns={columns}
      rows={sums.lines}
      rowKey={({ line }) => line.uid}
      empty={empty}
      actions={(priced) => {
        const line = lineOf(priced);
        return (
          line && (
            <Button
              type="text"
              icon={<DeleteIcon aria-hidden />}
              aria-label={`Remove ${line.description}`}
              onClick={() => moves.remove(line)}
            />
          )
        );
      }}
      footer={
        <p className="estimate-total-row">
          <span>Total</span>
          <Money amount={centsToDecimal(sums.materialsCents)} strong />
        </p>
      }
    />
  );
}

/** Of what was typed the price can be typed as well. */
function UnitPrice({ priced: { line, unitCents }, moves }: { priced: PricedLine; moves: LineMoves }) {
  if (line.materialId !== null) return <Money amount={centsToDecimal(unitCents)} />;
  return (
    <span className="estimate-price">
      <TypedInput
        aria-label={`Unit price of ${line.description}`}
        prefix="$"
        value={line.basePrice}
        read={readMoney()}
        onChange={(basePrice) => moves.set(line.uid, { basePrice })}
      />
    </span>
  );
}
