import { workerData } from 'node:worker_threads';
import { ConcernBoard } from './concernBoard.mts';
import { BETWEEN_PATHS, scanner, type ScanThreadData } from './concernsOf.mts';

/** The second thread of a scan: takes its notes from the end, where the first has not got to yet. */
const { shared, paths, scan } = workerData as ScanThreadData;
new ConcernBoard(shared).fill(scanner({ ...scan, paths: paths.split(BETWEEN_PATHS) }), 'last');
