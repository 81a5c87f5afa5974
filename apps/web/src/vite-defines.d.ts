declare const __API_HOSTS__: readonly string[];
declare const __NO_AUTH_HOSTS__: readonly string[];
declare const __TESTING_HOSTS__: readonly string[];
declare const __APP_PACKAGE__: string;
declare const __ANSWER_SHAPE__: string;
declare const __PRECACHE__: { url: string; revision: string | null }[];
/** The addresses that the shell stands for on a device. */
declare const __BY_SHELL__: string[];
