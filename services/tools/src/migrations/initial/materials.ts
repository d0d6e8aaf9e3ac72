import { column, reference, type TablePlan } from '@dwang/platform';

export const materialsTables: readonly TablePlan[] = [
  {
    name: 'price_book_items',
    columns: [
      column.id(),
      column.whole('companyId'),
      reference('bookId'),
      column.text('bookKey', 36),
      column.text('materialId', 64),
      column.text('code', 60),
      column.money('priceCents'),
      column.day('pricedOn'),
    ],
    unique: [['bookId', 'materialId']],
    index: [['companyId', 'materialId']],
    references: { bookId: 'price_books' },
  },
  {
    name: 'own_materials',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.text('materialId', 64),
      column.text('name', 200),
      column.text('category', 60),
      column.text('unit', 20),
      column.text('searchText', 1000),
      column.instant('createdAt'),
    ],
    unique: [['companyId', 'materialId']],
    index: [['companyId', 'category']],
  },
];
