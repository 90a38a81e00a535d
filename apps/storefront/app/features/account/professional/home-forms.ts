/** The two forms of the home page. */
export const HOME_FORMS = { letter: 'letter', logout: 'logout' } as const;
