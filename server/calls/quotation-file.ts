/** What is wrong with a file for a message, for the customer. */
export const FILE_WORDS = {
  other: 'This isn’t a PDF, or a JPEG, PNG or WebP picture.',
  large: 'This file has more than 10 MB. Please make it smaller.',
  broken: 'We can’t read this PDF. It may be cut off or damaged: save it again and add it anew.',
  locked: 'This PDF is protected by a password. Please save it without one and add it anew.',
  hidden:
    'This PDF holds more than pages, such as a program or another file. Please print it as a PDF again and send that.',
} as const;
