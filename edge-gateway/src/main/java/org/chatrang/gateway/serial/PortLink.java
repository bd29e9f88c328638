package org.chatrang.gateway.serial;

import com.fazecast.jSerialComm.SerialPort;
import com.fazecast.jSerialComm.SerialPortInvalidPortException;
import java.io.IOException;

/** A serial port, 9600 baud, 8 data bits, no parity, 1 stop bit, no flow control (DGT). Needs jSerialComm, which may be left out. */
final class PortLink implements ByteLink {
    private static final int BAUD = 9600;

    private final SerialPort port;

    private PortLink(SerialPort port) {
        this.port = port;
    }

    static ByteLink open(String path, int readMillis) throws IOException {
        try {
            SerialPort port = SerialPort.getCommPort(path);
            port.setComPortParameters(BAUD, 8, SerialPort.ONE_STOP_BIT, SerialPort.NO_PARITY);
            port.setFlowControl(SerialPort.FLOW_CONTROL_DISABLED);
            port.setComPortTimeouts(SerialPort.TIMEOUT_READ_SEMI_BLOCKING, readMillis, 0);
            if (!port.openPort()) {
                throw new IOException("port " + path + " cannot be opened (error " + port.getLastErrorCode()
                        + "): is the board plugged in, and may this user use the port?");
            }
            return new PortLink(port);
        } catch (SerialPortInvalidPortException e) {
            throw new IOException("port " + path + " is not there", e);
        } catch (NoClassDefFoundError e) {
            throw new IOException("this gateway was built without jSerialComm: it can use tcp:// addresses only", e);
        }
    }

    @Override
    public int read(byte[] buffer) throws IOException {
        int count = port.readBytes(buffer, buffer.length);
        if (count < 0 || !port.isOpen()) {
            throw new IOException("port " + port.getSystemPortPath() + " is gone");
        }
        return count;
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        if (port.writeBytes(bytes, bytes.length) != bytes.length) {
            throw new IOException("port " + port.getSystemPortPath() + " takes no bytes");
        }
    }

    @Override
    public void close() {
        port.closePort();
    }
}
