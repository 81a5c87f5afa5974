/** Says of every question whether its answer is still news: not when a later one was answered, or something was done since. */
export function createNewestAnswer() {
  let asked = 0;
  let known = 0;
  return {
    ask: () => {
      asked += 1;
      const mine = asked;
      return {
        isNews: () => mine > known,
        take: () => {
          known = mine;
        },
      };
    },
    /** Whatever was asked until now is answered with what was before. */
    outdate: () => {
      known = asked;
    },
  };
}
