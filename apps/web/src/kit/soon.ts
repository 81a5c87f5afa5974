/** As long as a server takes, so that it can be seen. */
export const soon = <Answer>(act: () => Answer): Promise<Answer> =>
  new Promise((resolve) => setTimeout(resolve, 800)).then(act);
