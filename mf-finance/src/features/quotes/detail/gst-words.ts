import type { Quote } from '@dwang/contracts';

/** What the amounts of a quote's lines hold. */
export const GST_WORDS: Record<Quote['gst'], string> = { exclusive: 'before GST', inclusive: 'with GST', none: 'without GST' };
