import { rowDate } from './dates';

interface RowFacts {
  id: number;
  type: string;
  title: string;
  slug: string;
  guid: string;
  date: Date;
  modified: Date;
  content?: string;
  excerpt?: string;
  status?: 'publish' | 'draft';
  order?: number;
}

/** A row of the posts table as `WP_Post` shows it: unescaped, whole, its numbers partly text. */
export const databaseRow = (post: RowFacts) => ({
  ID: post.id,
  post_author: '1',
  post_date: rowDate(post.date),
  post_date_gmt: post.status === 'draft' ? '0000-00-00 00:00:00' : rowDate(post.date),
  post_content: post.content ?? '',
  post_title: post.title,
  post_excerpt: post.excerpt ?? '',
  post_status: post.status ?? 'publish',
  comment_status: 'closed',
  ping_status: 'closed',
  post_password: '',
  post_name: post.slug,
  to_ping: '',
  pinged: '',
  post_modified: rowDate(post.modified),
  post_modified_gmt: rowDate(post.modified),
  post_content_filtered: '',
  post_parent: 0,
  guid: post.guid,
  menu_order: post.order ?? 0,
  post_type: post.type,
  post_mime_type: '',
  comment_count: '0',
  filter: 'raw',
});
