import { guessColumns } from './price-columns';

const uses = (headings: string) => guessColumns(headings.split('|')).join('|');

test.each([
  ['Code|Name|Price Including GST', 'code|name|priceIncl'],
  ['Code|Name|Price (incl. GST)', 'code|name|priceIncl'],
  ['Code|Name|PriceIncGST', 'code|name|priceIncl'],
  ['Code|Name|GST Inclusive Price', 'code|name|priceIncl'],
  ['Code|Name|Price excluding GST', 'code|name|price'],
  ['Code|Name|Unit price + GST', 'code|name|price'],
  ['Code|Name|price exgst', 'code|name|price'],
  ['Code|Name|Price', 'code|name|priceUnknown'],
  ['Code|Name|Retail', 'code|name|priceUnknown'],
  ['Code|Name|Price (GST not included)', 'code|name|priceUnknown'],
  ['Code|Name|Price ex store', 'code|name|priceUnknown'],
])('takes GST from the heading, and asks where it says nothing: %s (TR-222)', (headings, expected) => {
  expect(uses(headings)).toBe(expected);
});

test.each([
  ['Code|Name|RRP inc GST|Trade Price ex GST', 'code|name|skip|price'],
  ['Code|Name|Retail ex GST|Cost inc GST', 'code|name|skip|priceIncl'],
  ['Code|Name|List price|Net price ex GST', 'code|name|skip|price'],
  ['Code|Name|Trade inc GST|Trade ex GST', 'code|name|skip|price'],
  ['Code|Name|Price Code|Price Date|GST Rate|Price', 'code|name|skip|skip|skip|priceUnknown'],
  ['Article|RRP|Cost ex GST', 'name|skip|price'],
])('takes what a tradesperson pays before the price in the shop: %s (TR-222)', (headings, expected) => {
  expect(uses(headings)).toBe(expected);
});

test.each([
  ['Item|Name|Price ex GST', 'code|name|price'],
  ['Name|Product|Price ex GST', 'name|code|price'],
  ['Product|Description|Unit|Price ex GST', 'code|name|unit|price'],
  ['Item|Code|Name|Price ex GST', 'skip|code|name|price'],
  ['Item|Product Name|Price ex GST', 'code|name|price'],
  ['Item|Category name|Price ex GST', 'name|category|price'],
  ['Item|Price ex GST', 'name|price'],
  ['Product description|Item name|Price ex GST', 'name|skip|price'],
])('takes Item for the code where another column is the name: %s (TR-222)', (headings, expected) => {
  expect(uses(headings)).toBe(expected);
});
