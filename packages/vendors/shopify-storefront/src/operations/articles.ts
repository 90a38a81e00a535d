import { query } from '../client/document.ts';

/** Articles of all blogs, the newest first. */
export const articles = query('Articles', (data) => data.articles);

export const article = query('Article', (data) => data.blog?.articleByHandle ?? null);
