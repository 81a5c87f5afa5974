/** In the place of the query library's cache of mutations, of which there never are any. */
export class MutationCache {
  findAll() {
    return [];
  }
  clear() {
    // Nothing is ever in it.
  }
  async resumePausedMutations() {
    // Changes wait in the outbox, which outlives the page.
  }
}
