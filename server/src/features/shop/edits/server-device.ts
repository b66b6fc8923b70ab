/** The device of edits the server makes itself. */
export const serverDevice = '00000000-0000-0000-0000-000000000000';
