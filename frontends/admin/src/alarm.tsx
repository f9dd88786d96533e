/** The alarm in the shell's layouts, so that it is on every page of an administrator. */
export { Alarm as Component } from './alarm/alarm';
