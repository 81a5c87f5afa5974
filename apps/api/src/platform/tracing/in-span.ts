type Attributes = Record<string, string | number>;

/** How a piece of work is traced; set where traces are wanted. */
export type Spans = <T>(name: string, attributes: Attributes, work: () => Promise<T>) => Promise<T>;

let spans: Spans | undefined;

export const traceWith = (wanted: Spans | undefined): void => {
  spans = wanted;
};

/** The work as a part of what is traced just now. Without traces it is only the work. */
export const inSpan: Spans = (name, attributes, work) =>
  spans ? spans(name, attributes, work) : work();
