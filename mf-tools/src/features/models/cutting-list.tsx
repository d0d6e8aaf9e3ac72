import { type Cut, cuttingList, type Model, type StockLength, stockPlan } from '@dwang/domain/models';
import { Button, SectionCard, Text } from '@dwang/kit';
import { DataTable } from '@dwang/kit/data';
import { exportRows } from '@dwang/kit/export';
import { useMemo } from 'react';

const CUTS = {
  columns: [
    { key: 'role', title: 'Part', render: ({ role }: Cut) => role, headline: true },
    { key: 'section', title: 'Size', render: (cut: Cut) => cut.section },
    { key: 'length', title: 'Length', render: (cut: Cut) => `${cut.length} mm`, numeric: true },
    { key: 'count', title: 'Count', render: (cut: Cut) => cut.count, numeric: true, figure: true },
  ],
  rowKey: (cut: Cut) => `${cut.role} ${cut.section} ${cut.length}`,
};

/** What is sold in lengths; a tread or a cut lintel is bought by its own size too. */
interface Order {
  section: string;
  stock: number;
  count: number;
}

const ORDER = {
  columns: [
    { key: 'section', title: 'Size', render: ({ section }: Order) => section, headline: true },
    { key: 'stock', title: 'Length', render: ({ stock }: Order) => `${(stock / 1000).toFixed(1)} m`, numeric: true },
    { key: 'count', title: 'Count', render: ({ count }: Order) => count, numeric: true, figure: true },
  ],
  rowKey: ({ section, stock }: Order) => `${section} ${stock}`,
};

/** Equal lengths together. */
export function ordersOf(plan: readonly StockLength[]): Order[] {
  const orders = new Map<string, Order>();
  for (const { section, stock } of plan) {
    const order = orders.get(`${section} ${stock}`) ?? { section, stock, count: 0 };
    order.count += 1;
    orders.set(`${section} ${stock}`, order);
  }
  return [...orders.values()].sort((a, b) => a.section.localeCompare(b.section) || b.stock - a.stock);
}

/** What to cut, and the lengths to order it from. */
export function CuttingList({ model, name }: { model: Model; name: string }) {
  const cuts = useMemo(() => cuttingList(model.pieces), [model]);
  const plan = useMemo(() => stockPlan(cuts), [cuts]);
  const waste =
    plan.reduce((sum, { rest }) => sum + rest, 0) /
    Math.max(
      1,
      plan.reduce((sum, { stock }) => sum + stock, 0),
    );
  return (
    <div className="models-lists">
      <SectionCard title="Cutting list" flush actions={<CsvButton cuts={cuts} name={name} />}>
        <DataTable label="Cutting list" rows={cuts} {...CUTS} empty={{ text: 'Nothing to cut.' }} />
      </SectionCard>
      <SectionCard title="To order" flush>
        <DataTable label="To order" rows={ordersOf(plan)} {...ORDER} empty={{ text: 'Nothing to order.' }} />
        <p className="models-waste">
          <Text>
            Cut from lengths of 2.4 to 6.0 m with 3 mm a saw cut; {(waste * 100).toFixed(1)} % is left over. Longer parts are
            joined.
          </Text>
        </p>
      </SectionCard>
    </div>
  );
}

function CsvButton({ cuts, name }: { cuts: readonly Cut[]; name: string }) {
  const save = () => {
    const rows = (async function* () {
      yield* cuts;
    })();
    const columns = [
      { title: 'Part', value: (cut: Cut) => cut.role },
      { title: 'Size', value: (cut: Cut) => cut.section },
      { title: 'Length (mm)', kind: 'number' as const, value: (cut: Cut) => cut.length },
      { title: 'Count', kind: 'number' as const, value: (cut: Cut) => cut.count },
    ];
    void exportRows({ name, columns, rows, format: 'csv' });
  };
  return (
    <Button size="small" type="text" onClick={save}>
      CSV
    </Button>
  );
}
